import { errorMessage, useApi } from '@org/app-kit'
import { FormError, Muted } from '@org/app-kit/pages'
import { Button, CopyField } from '@org/ui/primitives'
import { useState } from 'react'
import { paths } from '#shared/paths.ts'
import { linkedAccountsTexts } from './texts.ts'
import { Lines } from './linked-accounts.styles.ts'

const labels = linkedAccountsTexts

/** Creates a link that asks another person for access to their account. */
export function LinkMaker() {
  const client = useApi()
  const [token, setToken] = useState<string | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const make = async () => {
    setMaking(true)
    setError(null)
    try {
      setToken((await client.call('createAccountLink')).token)
    } catch (failure) {
      setError(errorMessage(failure))
    } finally {
      setMaking(false)
    }
  }
  return (
    <Lines>
      <FormError message={error} work="action" />
      {token === null ? (
        <Button isLoading={isMaking} onPress={() => void make()}>
          {labels.makeLink}
        </Button>
      ) : (
        <>
          <Muted>{labels.linkHelp}</Muted>
          <CopyField
            label={labels.link}
            value={new URL(paths.linkedAccountsOf(token), location.origin).href}
          />
        </>
      )}
    </Lines>
  )
}
