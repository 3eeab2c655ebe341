import type { Api } from '@org/api'

type Instance = Pick<NodeJS.Process, 'once' | 'listenerCount' | 'kill' | 'pid'>

/**
 * Ends what must not be cut off when Cloud Run ends this instance, ten seconds after SIGTERM: films
 * that are being read lose their marks, so that another instance reads them. Google's server ends
 * the process once running calls are answered; where nothing does, the signal then ends it.
 */
export function endWithInstance(api: Pick<Api, 'stop'>, instance: Instance = process): void {
  instance.once('SIGTERM', () => {
    void api.stop().finally(() => {
      if (instance.listenerCount('SIGTERM') === 0) instance.kill(instance.pid, 'SIGTERM')
    })
  })
}
