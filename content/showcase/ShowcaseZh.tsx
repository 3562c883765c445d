import 'dayjs/locale/zh-cn'
import { Board } from './board.js'

const texts = {
  locale: 'zh-cn',
  chart: '轮渡客流（千人次）',
  total: '2,075',
  change: '+14%',
  months: ['1 月', '2 月', '3 月', '4 月', '5 月', '6 月'],
  adults: '成人',
  children: '儿童',
  tree: '显示内容',
  items: [
    {
      id: 'routes',
      label: '航线',
      children: [
        { id: 'north', label: '北码头' },
        { id: 'island', label: '环岛线' },
      ],
    },
    {
      id: 'deck',
      label: '车辆',
      children: [
        { id: 'bikes', label: '自行车' },
        { id: 'cars', label: '汽车' },
      ],
    },
    { id: 'crew', label: '船员' },
  ],
}

export default function Showcase() {
  return <Board texts={texts} />
}
