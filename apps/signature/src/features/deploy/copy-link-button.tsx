import { useApi } from '@org/app-kit'
import { Button, useCopy } from '@org/ui/primitives'
import { Check, Link as LinkIcon } from 'lucide-react'
import { useRef } from 'react'
import { deployTexts } from './texts.ts'

/**
 * Copies a person's installation link, which is loaded on click, and confirms the copy for one
 * second.
 */
export function CopyLinkButton({ employeeId, name }: { employeeId: string; name: string }) {
  const client = useApi()
  const { state, copy } = useCopy()
  const known = useRef<string | null>(null)
  const isCopied = state === 'copied'
  const Icon = isCopied ? Check : LinkIcon
  const load = async () => {
    const { url } = await client.call('getInstallLink', { path: { id: employeeId } })
    known.current = url
    return url
  }
  const press = () => {
    // Some browsers only copy text that is available during the click. If copying fails, the next
    // press therefore copies the link that is already loaded.
    const link = state === 'failed' ? known.current : null
    known.current = null
    copy(link ?? load())
  }
  return (
    <Button
      variant="tertiary"
      icon={<Icon size={16} aria-hidden="true" />}
      aria-label={isCopied ? deployTexts.copied : deployTexts.copyLinkOf(name)}
      onPress={press}
    >
      <span aria-live="polite">
        {isCopied && deployTexts.copied}
        {state === 'failed' && deployTexts.copyFailed}
        {state === 'idle' && deployTexts.copyLink}
      </span>
    </Button>
  )
}
