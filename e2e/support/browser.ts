import { chromium, type Browser } from 'playwright'
import { chromiumArgs, findBrowser } from '../../scripts/lib/browser.ts'

/** Launches the machine's Chromium; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath } = await findBrowser()
  return chromium.launch({
    executablePath,
    args: chromiumArgs,
    // Without a locale Chromium renames files with accents to 'download'.
    env: { LANG: 'C.UTF-8', ...process.env },
  })
}
