/** The program and system of a client, in words that people know; empty where unknown. */
export interface Device {
  browser: string
  system: string
}

/** The first match wins: many browsers also carry the names of others. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
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

/** Much longer than any browser's. */
const longestHeader = 1000

/**
 * The device that a `User-Agent` header names. Only names of these tables are ever stored: the header
 * itself tells more about a person than the list of sessions needs.
 */
export function deviceOf(userAgent: string | null): Device {
  const header = (userAgent ?? '').slice(0, longestHeader)
  const named = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(header))?.[1] ?? ''
  return { browser: named(browsers), system: named(systems) }
}
