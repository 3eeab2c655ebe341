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

/** The copy once more beside the steps, where the page's big button may be out of sight. */
export function CopyButton({ client, isCopied, onCopy }: CopyButtonProps): ReactElement {
  const Icon = isCopied ? Check : Copy
  return (
    <Button icon={<Icon size={16} aria-hidden="true" />} onPress={onCopy}>
      {isCopied ? texts.copiedHere(client.name) : texts.copyHere(client.name)}
    </Button>
  )
}
