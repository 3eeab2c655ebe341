import { MessagePage } from '@org/app-kit/public'
import { Button } from '@org/ui/primitives'
import { ThemeProvider } from '@org/ui/theme'

export interface StartFailureProps {
  /** Why no product could be started, in the error's words. */
  message: string
  onReload: () => void
}

/** All that a page shows whose product could not be started. */
export function StartFailure({ message, onReload }: StartFailureProps) {
  return (
    <ThemeProvider>
      <main>
        <MessagePage title={message} actions={<Button onPress={onReload}>Recharger</Button>}>
          L’application de cette adresse n’a pas démarré. Rechargez la page ; si cela ne suffit pas,
          prévenez la personne qui gère ce serveur.
        </MessagePage>
      </main>
    </ThemeProvider>
  )
}
