import type { OpenSession } from '@org/api/client'
import { formatShortDateTime } from '@org/app-kit'
import { Badge, Button } from '@org/ui/primitives'
import { profileTexts } from '../texts.ts'
import { Muted } from '#shared/page.styles.ts'
import { Device, Names } from './sessions.styles.ts'

const words = profileTexts.sessions

export interface SessionRowProps {
  session: OpenSession
  /** Whether the sessions are of several organisations, so that each says which. */
  namesOrganisation: boolean
  onEnd: () => void
}

/** A session: where it is open, since when, and the way to end it. */
export function SessionRow({ session, namesOrganisation, onEnd }: SessionRowProps) {
  const { is_current: isCurrent, is_masters: isMasters, organisation_name: organisation } = session
  const device = deviceName(session)
  const date = formatShortDateTime(session.signed_in_at)
  const facts = [
    words.signedIn(date),
    isCurrent ? '' : words.lastUsed(formatShortDateTime(session.used_at)),
    namesOrganisation ? organisation : '',
    isMasters ? words.byMaster : '',
  ]
  return (
    <li>
      <Names>
        <Device>
          {device}
          {isCurrent && <Badge tone="accent">{words.current}</Badge>}
        </Device>
        <Muted>{facts.filter((fact) => fact !== '').join(' · ')}</Muted>
      </Names>
      <Button {...(isCurrent ? {} : { 'aria-label': words.endOf(device, date) })} onPress={onEnd}>
        {isCurrent ? words.signOut : words.end}
      </Button>
    </li>
  )
}

/** Browser and system in words, as far as they are known. */
export function deviceName({ browser, system }: Pick<OpenSession, 'browser' | 'system'>): string {
  if (browser !== '' && system !== '') return words.device(browser, system)
  return browser || system || words.unknownDevice
}
