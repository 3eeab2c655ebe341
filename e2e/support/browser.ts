import { chromium, type Browser } from 'playwright'
import { chromiumArgs, findBrowser } from '../../scripts/lib/browser.ts'

/** Chromium as the machine has it; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath } = await findBrowser()
  return chromium.launch({
    executablePath,
    args: chromiumArgs,
    // Without a locale Chromium calls a file whose name holds an accent 'download'.
    env: { LANG: 'C.UTF-8', ...process.env },
  })
}
