import { useState } from 'react'
import './counter.css'

export default function CounterDemo() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" className="counter" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  )
}
