// each isTyped
import type { ComponentProps } from 'react'
// end isTyped
import { __imports__ } from '__package__'

export default function __name__Demo(__props__) {
  return __element__
}
