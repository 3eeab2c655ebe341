import { Page, PageActions, PageHeader } from '@org/app-kit/pages'
import { Button, Card } from '@org/ui/primitives'
import { experimentsTexts } from '../texts.ts'

const { components } = experimentsTexts

/** The three kinds of buttons. */
export function ComponentsPage() {
  return (
    <Page>
      <PageHeader title={components.title} />
      <Card>
        <PageActions>
          {(['primary', 'secondary', 'tertiary'] as const).map((variant) => (
            <Button key={variant} variant={variant}>
              {components[variant]}
            </Button>
          ))}
        </PageActions>
      </Card>
    </Page>
  )
}
