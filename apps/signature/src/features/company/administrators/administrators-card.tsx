import type { User } from '@org/api/client'
import { selectIsLoggedIn, selectUser, useAppDispatch, useAppSelector } from '@org/app-kit'
import { Button, Card, ConfirmDialog } from '@org/ui/primitives'
import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import {
  administratorsClosed,
  administratorsOpened,
  withdrawRequested,
} from './administrators-saga.ts'
import { administratorsRequested, selectAdministrators } from './administrators-slice.ts'
import { administratorsTexts } from '../texts.ts'
import { ListGate } from '#shared/list-gate.tsx'
import { Explanation, Rows, Subtitle } from './administrators.styles.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PersonRow } from './person-row.tsx'

const words = administratorsTexts

/** Who may administer the company or a team, who was asked to, and how to ask others. */
export function AdministratorsCard() {
  const dispatch = useAppDispatch()
  const list = useAppSelector(selectAdministrators)
  const [isInviting, setInviting] = useState(false)
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  useEffect(() => {
    if (!isLoggedIn) return
    dispatch(administratorsOpened())
    return () => void dispatch(administratorsClosed())
  }, [dispatch, isLoggedIn])
  return (
    <Card
      title={words.title}
      actions={
        <Button icon={<UserPlus size={16} aria-hidden="true" />} onPress={() => setInviting(true)}>
          {words.invite}
        </Button>
      }
    >
      <Explanation>{words.help}</Explanation>
      <ListGate list={list} onRetry={() => dispatch(administratorsRequested())}>
        <People people={list.people} isAlone={list.people.length + list.invitations.length === 1} />
        {list.invitations.length > 0 && (
          <>
            <Subtitle>{words.pending}</Subtitle>
            <Rows aria-label={words.pending}>
              {list.invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </Rows>
          </>
        )}
      </ListGate>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Card>
  )
}

function People({ people, isAlone }: { people: readonly User[]; isAlone: boolean }) {
  const dispatch = useAppDispatch()
  const self = useAppSelector(selectUser)
  const [asked, setAsked] = useState<User | null>(null)
  const isOneAdmin = people.filter(({ role }) => role === 'admin').length === 1
  const isSelf = asked !== null && asked.id === self?.id
  return (
    <>
      <Rows aria-label={words.people}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isSelf={person.id === self?.id}
            isLastAdmin={isOneAdmin && person.role === 'admin'}
            onWithdraw={() => setAsked(person)}
          />
        ))}
      </Rows>
      {isAlone && <Explanation>{words.alone}</Explanation>}
      <ConfirmDialog
        title={isSelf ? words.withdrawSelfTitle : words.withdrawTitle(asked?.display_name ?? '')}
        isOpen={asked !== null}
        isDangerous
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) dispatch(withdrawRequested(asked))
          setAsked(null)
        }}
      >
        {withdrawHelp(asked, isSelf)}
      </ConfirmDialog>
    </>
  )
}

function withdrawHelp(person: User | null, isSelf: boolean): string {
  if (person?.is_external) {
    return isSelf ? words.withdrawExternalSelfHelp : words.withdrawExternalHelp
  }
  return isSelf ? words.withdrawSelfHelp : words.withdrawHelp
}
