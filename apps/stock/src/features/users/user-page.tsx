import type { StockUser } from '@org/api/client'
import { useAppDispatch, useAppSelector, useRetainedEntity, withFeature } from '@org/app-kit'
import { ListGate, MissingPage, Page, PageHeader } from '@org/app-kit/pages'
import { PageTitle } from '@org/app-kit/public'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { EditForm } from '#shared/forms/edit-form.tsx'
import { useRequestedList } from '#shared/lists/use-requested-list.ts'
import { paths } from '#shared/paths.ts'
import { usersFeature } from './feature.ts'
import { usersTexts } from './texts.ts'
import { useCentreChoices } from './use-centre-choices.ts'
import { conflictFormat, describeUser, userFormValues, userValues } from './user-form.ts'
import { users } from './users-list.ts'
import { usersFlow } from './users-saga.ts'

/** A user: name, centre and rights. */
function UserScreen() {
  const dispatch = useAppDispatch()
  const { userId } = useParams()
  const actor = useAppSelector(selectStockUser)
  const list = useRequestedList(users)
  const user = useRetainedEntity(
    list.data.find(({ id }) => id === userId),
    userId,
  )
  return (
    <Page>
      <ListGate
        list={user ? { ...list, loaded: true } : list}
        onRetry={() => dispatch(users.actions.loadRequested())}
      >
        {user && actor ? (
          <>
            <PageHeader title={user.displayName} />
            <UserForm
              key={user.id}
              actor={actor}
              user={user}
              isLastSuperAdmin={isLastSuperAdmin(user, list.data)}
            />
          </>
        ) : (
          <>
            <PageTitle title={usersTexts.title} />
            <MissingPage
              title={usersTexts.notFound}
              list={{ href: paths.users, label: usersTexts.toUsers }}
              homePath={paths.home}
            />
          </>
        )}
      </ListGate>
    </Page>
  )
}

const isLastSuperAdmin = (user: StockUser, all: readonly StockUser[]) =>
  all
    .filter(({ isSuperAdmin, isActive }) => isSuperAdmin && isActive)
    .every(({ id }) => id === user.id) && user.isSuperAdmin

interface UserFormProps {
  actor: StockUser
  user: StockUser
  isLastSuperAdmin: boolean
}

function UserForm({ actor, user, isLastSuperAdmin: isLast }: UserFormProps) {
  const { centreId } = useCentre()
  const choices = useCentreChoices(user.centreId)
  const [form] = useState(() =>
    describeUser({
      actor,
      target: { ...user, isLastSuperAdmin: isLast },
      storedName: user.displayName,
      hasCentre: centreId !== null,
    }),
  )
  return (
    <EditForm
      item={user}
      label={user.displayName}
      description={form}
      choices={choices}
      toForm={userFormValues}
      toApi={userValues}
      flow={usersFlow}
      list={users}
      format={conflictFormat}
    />
  )
}

export const UserPage = withFeature(usersFeature, UserScreen)
