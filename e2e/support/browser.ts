import { chromium, type Browser } from 'playwright'
import { chromiumArgs, findTestBrowser } from '../../scripts/lib/browser.ts'

/** Launches the tests' Chromium with these additional arguments; the caller closes it. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await findTestBrowser()
  return chromium.launch({
    executablePath,
    args: [...chromiumArgs, ...args],
    // Sets a locale, because without one Chromium names downloads with accents 'download'.
    env: { LANG: 'C.UTF-8', ...env },
  })
}
