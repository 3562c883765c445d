/** What components of the pages take from the preview of the repository's Storybook. */
export const useSafeDarkMode = () => false
