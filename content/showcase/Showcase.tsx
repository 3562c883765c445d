import 'dayjs/locale/zh-cn'
import { Board } from './board.js'

const texts = {
  locale: 'en',
  month: 'MMMM YYYY',
  chart: 'Ferry passengers, in thousands',
  total: '2,075',
  change: '+14%',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  adults: 'Adults',
  children: 'Children',
  tree: 'What to show',
  items: [
    {
      id: 'routes',
      label: 'Routes',
      children: [
        { id: 'north', label: 'North pier' },
        { id: 'island', label: 'Island loop' },
      ],
    },
    {
      id: 'deck',
      label: 'On deck',
      children: [
        { id: 'bikes', label: 'Bicycles' },
        { id: 'cars', label: 'Cars' },
      ],
    },
    { id: 'crew', label: 'Crew' },
  ],
}

export default function Showcase() {
  return <Board texts={texts} />
}
