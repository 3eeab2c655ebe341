import type { Account } from '@org/api/client'
import { Card, ConfirmDialog } from '@org/ui/primitives'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { askedToken, paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { linkedAccountsTexts } from './texts.ts'
import { FormError } from '#shared/form-error.tsx'
import { LoadedGate } from '#shared/loaded-gate.tsx'
import { PageHeader } from '#shared/page-header.tsx'
import { Page } from '#shared/page.styles.ts'
import { AccountRows } from './account-rows.tsx'
import { AskedCard } from './asked-card.tsx'
import { LinkMaker } from './link-maker.tsx'
import { Help, Lines } from './linked-accounts.styles.ts'
import { useAccountLinks } from './use-account-links.ts'

const words = linkedAccountsTexts

/** Who opens whose account, how one asks for it, and how it ends. */
export function LinkedAccountsPage() {
  const navigate = useNavigate()
  const token = askedToken(useLocation().hash)
  const { loaded, retry, isChanging, error, accept, end } = useAccountLinks()
  const [doomed, setDoomed] = useState<Account | null>(null)
  const forgetToken = () => void navigate(paths.linkedAccounts, { replace: true })
  return (
    <Page>
      <PageHeader title={texts.linkedAccounts} />
      <Help>{words.help}</Help>
      <LoadedGate loaded={loaded} onRetry={retry}>
        {({ master, sub_accounts: subAccounts }) => (
          <>
            {token === null ? (
              <FormError message={error} work="action" />
            ) : (
              <AskedCard
                token={token}
                formerMaster={master?.email ?? null}
                isAccepting={isChanging}
                error={error}
                onDecline={forgetToken}
                onAccept={() => void accept(token).then((isDone) => isDone && forgetToken())}
              />
            )}
            <Card title={words.master}>
              <AccountRows
                label={words.master}
                accounts={master === null ? [] : [master]}
                empty={words.noMaster}
                onEnd={setDoomed}
              />
            </Card>
            <Card title={words.subAccounts}>
              <Lines>
                <AccountRows
                  label={words.subAccounts}
                  accounts={subAccounts}
                  empty={words.noSubAccounts}
                  onEnd={setDoomed}
                />
                <LinkMaker />
              </Lines>
            </Card>
          </>
        )}
      </LoadedGate>
      <ConfirmDialog
        title={words.endTitle(doomed?.email ?? '')}
        isOpen={doomed !== null}
        isDangerous
        onCancel={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) void end(doomed.id)
          setDoomed(null)
        }}
      >
        {words.endHelp}
      </ConfirmDialog>
    </Page>
  )
}
