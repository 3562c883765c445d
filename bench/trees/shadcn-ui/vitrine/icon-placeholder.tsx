/** The icon of the library that a reader has chosen. */
export const IconPlaceholder = () => <svg width="1em" height="1em" aria-hidden="true" />
