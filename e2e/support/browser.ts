import { chromium, type Browser } from 'playwright'
import { chromiumArgs, findBrowser } from '../../scripts/lib/browser.ts'

/** Launches the machine's Chromium, with these further arguments; the caller closes it. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const { executablePath } = await findBrowser()
  return chromium.launch({
    executablePath,
    args: [...chromiumArgs, ...args],
    // Without a locale Chromium renames files with accents to 'download'.
    env: { LANG: 'C.UTF-8', ...process.env },
  })
}
