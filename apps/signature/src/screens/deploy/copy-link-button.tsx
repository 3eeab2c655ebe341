import { Button, useCopy } from '@org/ui/primitives'
import { Check, Link as LinkIcon } from 'lucide-react'
import { texts } from '../../texts.ts'

/** Copies a person's installation link and says so for one second. */
export function CopyLinkButton({ link, name }: { link: string; name: string }) {
  const { state, copy } = useCopy()
  const isCopied = state === 'copied'
  const Icon = isCopied ? Check : LinkIcon
  return (
    <Button
      variant="tertiary"
      icon={<Icon size={16} aria-hidden="true" />}
      aria-label={isCopied ? texts.deploy.copied : texts.deploy.copyLinkOf(name)}
      onPress={() => copy(link)}
    >
      <span aria-live="polite">
        {isCopied && texts.deploy.copied}
        {state === 'failed' && texts.deploy.copyFailed}
        {state === 'idle' && texts.deploy.copyLink}
      </span>
    </Button>
  )
}
