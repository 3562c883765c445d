/** What the live editor's frame can import: the JSON at `runtime.vendors`, fetched when a reader starts to edit. */
export interface VendorList {
  /**
   * The file of each specifier, by name: `@scope/kit/Button` → `scope-kit.js`. It exports the names of the specifier
   * as `@scope/kit/Button:default`.
   */
  modules: Record<string, string>
  /** The address of each file, with the site's base. Files import each other by their names: `./base.js`. */
  files: Record<string, string>
  /**
   * The address of React's development build, which takes the place of `react.js` after an error that it can explain.
   */
  explainingReact: string
  /**
   * The address of the stylesheet that a specifier brings along; under `demo-provider` that of the provider's own
   * rules.
   */
  styles: Record<string, string>
  /**
   * The module that exports `Provider`, as text whose imports are specifiers of `modules`. Text rather than an address,
   * because only the frame needs it in this form, and it is small.
   */
  provider: string
}
