import type { Centre } from '@org/api/client'
import { mayEditCatalog } from '@org/api/stock'
import { useAppSelector } from '@org/app-kit'
import { Muted } from '@org/app-kit/pages'
import { Button, Card, EmptyState, Link } from '@org/ui/primitives'
import { Building2 } from 'lucide-react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useConnect } from '#shared/centre/use-connect.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { Choice, Choices, Named } from './home.styles.ts'
import { homeTexts } from './texts.ts'

/** Lets the user select a centre. */
export function CentreChoice({ centres }: { centres: readonly Centre[] }) {
  const connect = useConnect()
  const user = useAppSelector(selectStockUser)
  const mayAdd = user !== null && mayEditCatalog(user, 'centres')
  if (centres.length === 0) {
    return (
      <EmptyState
        title={homeTexts.none}
        icon={<Building2 size={24} aria-hidden="true" />}
        actions={
          mayAdd ? (
            <Link href={paths.newCentre} appearance="primary">
              {homeTexts.first}
            </Link>
          ) : undefined
        }
      >
        {mayAdd ? homeTexts.firstHelp : homeTexts.noneHelp}
      </EmptyState>
    )
  }
  return (
    <Card title={homeTexts.choose}>
      <Choices>
        {centres.map(({ id, name, address }) => (
          <Choice key={id}>
            <Named>
              <strong>{name}</strong>
              <Muted>{address}</Muted>
            </Named>
            <Button aria-label={homeTexts.connectTo(name)} onPress={() => connect(id)}>
              {texts.connect}
            </Button>
          </Choice>
        ))}
      </Choices>
    </Card>
  )
}
