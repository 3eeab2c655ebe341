import { MessagePage } from '@org/app-kit/public'
import { Button, ProgressIndicator } from '@org/ui/primitives'
import { styled } from 'styled-components'

const Waiting = styled.div`
  display: grid;
  place-content: center;
  min-height: 100dvh;
  color: var(--ph-color-accent);
`

/** Shown while the product's code is loading. */
export function PartLoading() {
  return (
    <Waiting>
      <ProgressIndicator size="big" label="Chargement…" />
    </Waiting>
  )
}

/** Shown when the product's code failed to load. */
export function PartFailed({ retry }: { retry: () => void }) {
  return (
    <main>
      <MessagePage
        title="L’application n’a pas pu être chargée"
        actions={
          <Button variant="primary" onPress={retry}>
            Réessayer
          </Button>
        }
      >
        Ce que vous avez saisi est conservé. Vérifiez votre connexion, puis réessayez. Si cela ne
        suffit pas, rechargez la page.
      </MessagePage>
    </main>
  )
}
