'use client'

import { Button } from '@org/ui/primitives'
import { Check, Copy } from 'lucide-react'
import type { ReactElement } from 'react'
import type { MailClient } from '../clients/mail-client.ts'
import { installTexts as texts } from '../texts.ts'

export interface CopyButtonProps {
  client: MailClient
  isCopied: boolean
  onCopy: () => void
}

/** A second copy button next to the steps, where the page's large button may be out of view. */
export function CopyButton({ client, isCopied, onCopy }: CopyButtonProps): ReactElement {
  const Icon = isCopied ? Check : Copy
  return (
    <Button icon={<Icon size={16} aria-hidden="true" />} onPress={onCopy}>
      {isCopied ? texts.copiedHere(client.name) : texts.copyHere(client.name)}
    </Button>
  )
}
