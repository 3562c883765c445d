import 'dayjs/locale/zh-cn'
import { Board } from './board.js'

const texts = {
  locale: 'en',
  month: 'MMMM YYYY',
  grid: 'Departures today',
  ferry: 'Ferry',
  route: 'Route',
  leaves: 'Leaves',
  booked: 'Booked',
  status: 'Status',
  states: { boarding: 'Boarding', onTime: 'On time', late: 'Delayed' },
  rows: [
    { id: 1, ferry: 'Cormorant', route: 'North pier', leaves: '9:20', booked: 96, state: 'boarding' as const },
    { id: 2, ferry: 'Petrel', route: 'Island loop', leaves: '9:45', booked: 71, state: 'onTime' as const },
    { id: 3, ferry: 'Guillemot', route: 'Lighthouse', leaves: '10:10', booked: 38, state: 'late' as const },
    { id: 4, ferry: 'Tern', route: 'North pier', leaves: '10:40', booked: 64, state: 'onTime' as const },
    { id: 5, ferry: 'Shearwater', route: 'Outer sands', leaves: '11:15', booked: 22, state: 'onTime' as const },
  ],
  chart: 'Passengers, in thousands',
  total: '2,075',
  change: '+14%',
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'],
  adults: 'Adults',
  children: 'Children',
}

export default function Showcase() {
  return <Board texts={texts} />
}
