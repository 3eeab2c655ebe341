import { MessagePage } from '@org/app-kit/public'
import { Button } from '@org/ui/primitives'
import { ThemeProvider } from '@org/ui/theme'

export interface StartFailureProps {
  /** The error's message: why no product could start. */
  message: string
  onReload: () => void
}

/** Replaces the whole page when its product could not start. */
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
