/** @throws where the browser is not installed and can not be installed */
export function installBrowser(kind: 'chromium' | 'firefox'): string
