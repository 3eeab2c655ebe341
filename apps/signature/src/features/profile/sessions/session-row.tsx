import type { OpenSession } from '@org/api/client'
import { formatShortDateTime } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import { Badge, Button } from '@org/ui/primitives'
import { profileTexts } from '../texts.ts'
import { Device, Names } from './sessions.styles.ts'

const labels = profileTexts.sessions

export interface SessionRowProps {
  session: OpenSession
  /** Whether sessions belong to several organisations, so that each row names its own. */
  namesOrganisation: boolean
  onEnd: () => void
}

/** A session: its device, when it began, and a button that ends it. */
export function SessionRow({ session, namesOrganisation, onEnd }: SessionRowProps) {
  const { is_current: isCurrent, is_masters: isMasters, organisation_name: organisation } = session
  const device = deviceName(session)
  const date = formatShortDateTime(session.signed_in_at)
  const facts = [
    labels.signedIn(date),
    isCurrent ? '' : labels.lastUsed(formatShortDateTime(session.used_at)),
    namesOrganisation ? organisation : '',
    isMasters ? labels.byMaster : '',
  ]
  return (
    <li>
      <Names>
        <Device>
          {device}
          {isCurrent && <Badge tone="accent">{labels.current}</Badge>}
        </Device>
        <Muted>{facts.filter((fact) => fact !== '').join(' · ')}</Muted>
      </Names>
      <Button {...(isCurrent ? {} : { 'aria-label': labels.endOf(device, date) })} onPress={onEnd}>
        {isCurrent ? labels.signOut : labels.end}
      </Button>
    </li>
  )
}

/** Names the browser and the system, if they are known. */
export function deviceName({ browser, system }: Pick<OpenSession, 'browser' | 'system'>): string {
  if (browser !== '' && system !== '') return labels.device(browser, system)
  return browser || system || labels.unknownDevice
}
