/**
 * The switches of the Chromium in which demos are checked, which this repository's tests use as well.
 *
 * A Chromium with windows otherwise starts two more processes for each of them, which draw suggestions below an address bar
 * that nobody sees. The last `--disable-features` wins, so this repeats those features of Playwright's own list that change
 * how pages behave.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  // Playwright’s.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
]

export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--disable-features=${disabledFeatures.join(',')}`,
]
