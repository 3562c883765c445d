/**
 * The demos of this folder use four date libraries. Each adapter adds the values of its library to the type of a value, so
 * together every value would be any of the four. A project has one library, and there the demos have precise types.
 */
import type {} from '@mui/x-date-pickers/models';

declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup {
    // A union with `any` is `any`: the only way to take back what the adapters have declared.
    // oxlint-disable-next-line typescript/no-explicit-any
    several: any;
  }
}
