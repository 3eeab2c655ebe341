import type { User } from '@org/api/client'
import { selectIsLoggedIn, selectUser, useAppDispatch, useAppSelector } from '@org/app-kit'
import { ListGate } from '@org/app-kit/pages'
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
import { Explanation, Rows, Subtitle } from './administrators.styles.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PersonRow } from './person-row.tsx'

const labels = administratorsTexts

/**
 * Lists the administrators of the company and its teams, as well as pending invitations. Also lets
 * the user invite more administrators.
 */
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
      title={labels.title}
      actions={
        <Button icon={<UserPlus size={16} aria-hidden="true" />} onPress={() => setInviting(true)}>
          {labels.invite}
        </Button>
      }
    >
      <Explanation>{labels.help}</Explanation>
      <ListGate list={list} onRetry={() => dispatch(administratorsRequested())}>
        <People people={list.people} isAlone={list.people.length + list.invitations.length === 1} />
        {list.invitations.length > 0 && (
          <>
            <Subtitle>{labels.pending}</Subtitle>
            <Rows aria-label={labels.pending}>
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
  const [toWithdraw, setToWithdraw] = useState<User | null>(null)
  const isOneAdmin = people.filter(({ role }) => role === 'admin').length === 1
  const isSelf = toWithdraw !== null && toWithdraw.id === self?.id
  return (
    <>
      <Rows aria-label={labels.people}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isSelf={person.id === self?.id}
            isLastAdmin={isOneAdmin && person.role === 'admin'}
            onWithdraw={() => setToWithdraw(person)}
          />
        ))}
      </Rows>
      {isAlone && <Explanation>{labels.alone}</Explanation>}
      <ConfirmDialog
        title={
          isSelf ? labels.withdrawSelfTitle : labels.withdrawTitle(toWithdraw?.display_name ?? '')
        }
        isOpen={toWithdraw !== null}
        isDangerous
        onCancel={() => setToWithdraw(null)}
        onConfirm={() => {
          if (toWithdraw) dispatch(withdrawRequested(toWithdraw))
          setToWithdraw(null)
        }}
      >
        {withdrawHelp(toWithdraw, isSelf)}
      </ConfirmDialog>
    </>
  )
}

function withdrawHelp(person: User | null, isSelf: boolean): string {
  if (person?.is_external) {
    return isSelf ? labels.withdrawExternalSelfHelp : labels.withdrawExternalHelp
  }
  return isSelf ? labels.withdrawSelfHelp : labels.withdrawHelp
}
