import type { Account } from '@org/api/client'
import { FormError, PageHeader, Page } from '@org/app-kit/pages'
import { Card, ConfirmDialog } from '@org/ui/primitives'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { linkToken, paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { linkedAccountsTexts } from './texts.ts'
import { LoadedGate } from '#shared/loaded-gate.tsx'
import { AccountRows } from './account-rows.tsx'
import { RequestCard } from './request-card.tsx'
import { LinkMaker } from './link-maker.tsx'
import { Help, Lines } from './linked-accounts.styles.ts'
import { useAccountLinks } from './use-account-links.ts'

const labels = linkedAccountsTexts

/** Shows who can open which account, and lets the user request and end access. */
export function LinkedAccountsPage() {
  const navigate = useNavigate()
  const token = linkToken(useLocation().hash)
  const { loaded, retry, isChanging, error, accept, end } = useAccountLinks()
  const [toEnd, setToEnd] = useState<Account | null>(null)
  const forgetToken = () => void navigate(paths.linkedAccounts, { replace: true })
  return (
    <Page>
      <PageHeader title={texts.linkedAccounts} />
      <Help>{labels.help}</Help>
      <LoadedGate loaded={loaded} onRetry={retry}>
        {({ master, sub_accounts: subAccounts }) => (
          <>
            {token === null ? (
              <FormError message={error} work="action" />
            ) : (
              <RequestCard
                token={token}
                formerMaster={master?.email ?? null}
                isAccepting={isChanging}
                error={error}
                onDecline={forgetToken}
                onAccept={() => void accept(token).then((isDone) => isDone && forgetToken())}
              />
            )}
            <Card title={labels.master}>
              <AccountRows
                label={labels.master}
                accounts={master === null ? [] : [master]}
                empty={labels.noMaster}
                onEnd={setToEnd}
              />
            </Card>
            <Card title={labels.subAccounts}>
              <Lines>
                <AccountRows
                  label={labels.subAccounts}
                  accounts={subAccounts}
                  empty={labels.noSubAccounts}
                  onEnd={setToEnd}
                />
                <LinkMaker />
              </Lines>
            </Card>
          </>
        )}
      </LoadedGate>
      <ConfirmDialog
        title={labels.endTitle(toEnd?.email ?? '')}
        isOpen={toEnd !== null}
        isDangerous
        onCancel={() => setToEnd(null)}
        onConfirm={() => {
          if (toEnd) void end(toEnd.id)
          setToEnd(null)
        }}
      >
        {labels.endHelp}
      </ConfirmDialog>
    </Page>
  )
}
