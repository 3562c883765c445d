/** Which imports are of Storybook and its addons. They are not bundled: `shared/story-tools.tsx` is in their place. */

const names = /^(@storybook\/|storybook(-|\/|$)|@chromatic-com\/storybook|(.+-)?storybook-addon)/

export function isStoryTool(specifier: string): boolean {
  return names.test(specifier)
}

/** What play functions act and expect with. */
export function isTestTool(specifier: string): boolean {
  return /^(@storybook\/|storybook\/)(test|jest|testing-library)$/.test(specifier)
}

/** The folder of Storybook's configuration is hidden, but the modules in it are part of stories. */
export const isInStorybook = (file: string) => /(^|\/)\.storybook\//.test(file)
