__react__
import { __imports__ } from '__package__'
__data__

export default function __name__Demo(__props__) {
  __state__
  return __element__
}
