/** Browser and operating system of a client, by their common names; empty if unknown. */
export interface Device {
  browser: string
  system: string
}

/**
 * Patterns of browsers. The first match wins, because many headers also contain the names of other
 * browsers.
 */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[^\s/]+ (?:Mobile\/[^\s/]+ )?Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Maximum number of characters to examine; far more than any real header has. */
const longestHeader = 1000

/**
 * Recognises the device from a `User-Agent` header. Only names from these tables are stored,
 * because the header reveals more about a person than the list of sessions needs.
 */
export function deviceOf(userAgent: string | null): Device {
  const header = (userAgent ?? '').slice(0, longestHeader)
  const named = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(header))?.[1] ?? ''
  return { browser: named(browsers), system: named(systems) }
}
