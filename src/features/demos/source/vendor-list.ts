/** What the live editor's frame can import: the JSON at `runtime.vendors`, fetched when a reader starts to edit. */
export interface VendorList {
  /** The address of each specifier's module, with the site's base: `react`, `react-dom/client`, every package of a demo. */
  modules: Record<string, string>
  /** The address of the stylesheet that a specifier brings along; under `demo-provider` that of the provider's own rules. */
  styles: Record<string, string>
  /**
   * The module that exports `Provider`, as text whose imports are specifiers of `modules`. Text rather than an address,
   * because only the frame needs it in this form, and it is small.
   */
  provider: string
}
