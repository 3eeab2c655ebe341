import {
  BannerMessage,
  Button,
  EmptyState,
  IconButton,
  Popover,
  Skeleton,
} from '@org/ui/primitives'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Body,
  Count,
  Dot,
  Entries,
  Entry,
  Hidden,
  Place,
  Sheet,
  Top,
} from './notification-bell.styles.ts'

/** A notification. */
export interface BellEntry {
  id: string
  title: string
  /** When it happened, as text. */
  moment: string
  isRead: boolean
  /** Address that it links to. */
  to: string
  /** Icon of 16 px. */
  icon: ReactNode
}

export interface NotificationBellTexts {
  /** Accessible name of the bell and its popover. */
  label: string
  /** Accessible name of the bell while there are unread notifications. */
  labelUnread: (count: number) => string
  /** Title while there are no notifications. */
  emptyTitle: string
  /** Explains which notifications will appear here. */
  emptyHelp: string
  unread: string
  readAll: string
  failed: string
  retry: string
  loading: string
}

export interface NotificationBellProps {
  texts: NotificationBellTexts
  /** Newest first; null until loaded. */
  entries: readonly BellEntry[] | null
  unread: number
  /** Why the entries could not be loaded. */
  error: string | null
  /** Called when the popover opens. */
  onOpen: () => void
  onRetry: () => void
  onRead: (id: string) => void
  onReadAll: () => void
}

/** The highest number that the bell shows. */
const maxCount = 99

/** A button that opens the user's notifications and shows how many are unread. */
export function NotificationBell(props: NotificationBellProps) {
  const { texts, unread } = props
  const label = unread > 0 ? texts.labelUnread(unread) : texts.label
  return (
    <Popover
      label={texts.label}
      placement="bottom end"
      onOpenChange={(isOpen) => isOpen && props.onOpen()}
      trigger={
        <IconButton label={label} hasTooltip={false}>
          <Place>
            <Bell size={20} aria-hidden="true" />
            {unread > 0 && (
              <Count aria-hidden="true">
                {unread > maxCount ? `${maxCount}+` : String(unread)}
              </Count>
            )}
          </Place>
        </IconButton>
      }
    >
      {(close) => (
        <Sheet>
          <BellContents {...props} close={close} />
        </Sheet>
      )}
    </Popover>
  )
}

function BellContents(props: NotificationBellProps & { close: () => void }) {
  const { texts, entries, error, unread } = props
  if (error !== null && !entries) {
    return (
      <BannerMessage
        tone="danger"
        title={texts.failed}
        actions={<Button onPress={props.onRetry}>{texts.retry}</Button>}
      >
        {error}
      </BannerMessage>
    )
  }
  if (!entries) return <Skeleton lines={4} height="28px" label={texts.loading} />
  if (entries.length === 0) {
    return (
      <EmptyState title={texts.emptyTitle} icon={<Bell size={24} />} level={2}>
        {texts.emptyHelp}
      </EmptyState>
    )
  }
  return (
    <>
      <Top>
        <h2>{texts.label}</h2>
        <Button variant="tertiary" isDisabled={unread === 0} onPress={props.onReadAll}>
          {texts.readAll}
        </Button>
      </Top>
      <Entries>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry
              to={entry.to}
              onClick={() => {
                if (!entry.isRead) props.onRead(entry.id)
                props.close()
              }}
            >
              {entry.icon}
              <Body>
                <span>{entry.title}</span>
                <small>{entry.moment}</small>
              </Body>
              {!entry.isRead && (
                <>
                  <Dot aria-hidden="true" />
                  <Hidden>{texts.unread}</Hidden>
                </>
              )}
            </Entry>
          </li>
        ))}
      </Entries>
    </>
  )
}
