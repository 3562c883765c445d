import { __imported__ } from '__package__'

export default function __name__Demo() {
  return __element__
}
