import type { StockUser } from '@org/api/client'
import { useAppSelector, useRequestedList, withFeature } from '@org/app-kit'
import { EditForm, ListedPage } from '@org/app-kit/pages'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { paths } from '#shared/paths.ts'
import { usersFeature } from './feature.ts'
import { usersTexts } from './texts.ts'
import { useCentreChoices } from './use-centre-choices.ts'
import { conflictFormat, describeUser, userFormValues, userValues } from './user-form.ts'
import { users } from './users-list.ts'
import { usersFlow } from './users-saga.ts'

const missing = {
  title: usersTexts.notFound,
  homePath: paths.home,
  list: { href: paths.users, label: usersTexts.toUsers },
}

/** A user: name, centre and rights. */
function UserScreen() {
  const { userId } = useParams()
  const actor = useAppSelector(selectStockUser)
  const list = useRequestedList(users)
  return (
    <ListedPage
      id={userId}
      list={users}
      state={list}
      title={usersTexts.title}
      missing={missing}
      nameOf={({ displayName }) => displayName}
    >
      {(user) =>
        actor && (
          <UserForm
            key={user.id}
            actor={actor}
            user={user}
            isLastSuperAdmin={isLastSuperAdmin(user, list.data)}
          />
        )
      }
    </ListedPage>
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
