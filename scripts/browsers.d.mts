/** @throws where the browser is not installed and cannot be installed */
export function installBrowser(kind: 'chromium' | 'firefox' | 'webkit'): string
