import { qrCodeAddress } from '@org/app-kit/qr-code'
import { waitFor, within } from 'storybook/test'
import { paths } from '../paths.ts'
import { coachingIds } from './coaching-seed.ts'

/**
 * Replaces the link and its QR code for the screenshots: the address of the page differs between
 * runs.
 */
export async function steadyLink(dialog: HTMLElement): Promise<void> {
  const link = `https://coaching.example${paths.training(coachingIds.shareKey)}`
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Lien de la séance' })
  const code = await within(dialog).findByRole<HTMLImageElement>('img', { name: /^QR code/ })
  field.value = link
  code.src = qrCodeAddress(link)
  await waitFor(() => {
    if (!code.complete) throw new Error('The QR code is not shown yet')
  })
}
