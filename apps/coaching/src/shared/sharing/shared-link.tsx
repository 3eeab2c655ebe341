import { useAction } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { lazyPart, partStates } from '@org/app-kit/public'
import { Button, ConfirmDialog, CopyField } from '@org/ui/primitives'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { Buttons } from './sharing.styles.ts'
import { sharingTexts } from './texts.ts'

const QrCode = lazyPart(
  async () => (await import('@org/app-kit/qr-code')).QrCode,
  partStates({ lines: 6 }),
)

export interface SharedLinkProps {
  title: string
  shareKey: string
  end: () => Promise<void>
}

/** Opens the phone's share sheet. Closing it is not an error. */
async function openShareSheet(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    throw new Error(sharingTexts.sendFailed, { cause: error })
  }
}

/** Shows the link of a shared session as text and QR code, and offers it to the share sheet. */
export function SharedLink({ title, shareKey, end }: SharedLinkProps) {
  const [isEnding, setEnding] = useState(false)
  const sheet = useAction()
  const ending = useAction()
  const url = `${location.origin}${paths.training(shareKey)}`
  const canSend = typeof navigator.share === 'function'
  return (
    <>
      <CopyField label={sharingTexts.link} value={url} />
      <QrCode text={url} alt={sharingTexts.qrCode} />
      <FormError message={sheet.error} work="action" />
      <Buttons>
        {canSend && (
          <Button
            icon={<Share2 size={16} aria-hidden="true" />}
            onPress={() => sheet.run(() => openShareSheet(title, url))}
          >
            {sharingTexts.send}
          </Button>
        )}
        <Button variant="tertiary" onPress={() => setEnding(true)}>
          {sharingTexts.end}
        </Button>
      </Buttons>
      {isEnding && (
        <ConfirmDialog
          title={sharingTexts.endTitle}
          isOpen
          isDangerous
          isLoading={ending.isRunning}
          onConfirm={() => ending.run(end)}
          onCancel={() => setEnding(false)}
        >
          <FormError message={ending.error} work="action" />
          {sharingTexts.endHelp}
        </ConfirmDialog>
      )}
    </>
  )
}
