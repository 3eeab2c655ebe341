import type { StockUser } from '@org/api/client'
import { newMember } from '@org/api/stock'
import { useAppSelector, withFeature } from '@org/app-kit'
import { useState } from 'react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { CreateInCentre } from '#shared/forms/create-in-centre.tsx'
import { paths } from '#shared/paths.ts'
import { usersFeature } from './feature.ts'
import { usersTexts } from './texts.ts'
import { useCentreChoices } from './use-centre-choices.ts'
import { describeUser, newUserValues } from './user-form.ts'
import { usersFlow } from './users-saga.ts'

/** Adds a user, and returns to the list. */
function CreateUserScreen() {
  const actor = useAppSelector(selectStockUser)
  return actor && <NewUserForm actor={actor} />
}

function NewUserForm({ actor }: { actor: StockUser }) {
  const { centreId } = useCentre()
  const ownCentre = centreId ?? actor.centreId
  const choices = useCentreChoices(ownCentre)
  // The form keeps the centre with which it was opened, even if another one is selected.
  const [form] = useState(() => {
    const target = newMember(ownCentre)
    const hasCentre = centreId !== null
    return describeUser({ actor, target, storedName: null, hasCentre })
  })
  return (
    <CreateInCentre
      title={usersTexts.create}
      description={form}
      choices={choices}
      toApi={newUserValues}
      flow={usersFlow}
      listPath={paths.users}
    />
  )
}

export const CreateUserPage = withFeature(usersFeature, CreateUserScreen)
