import type { TemplateUsage } from '@org/api/client'
import { signatureListTexts } from './texts.ts'
import { Usage } from './signatures.styles.ts'

const labels = signatureListTexts.usage

interface Named {
  data: readonly { name: string }[]
  total: number
}

/**
 * Formats names, as in `Ventes, Studio et 3 autres`; people whose names the user may not see are
 * only counted.
 */
function listed({ data, total }: Named): string {
  const names = data.map(({ name }) => name)
  const others = total - names.length
  return others === 0 ? names.join(', ') : labels.andOthers(names, others)
}

function successorText({
  source,
  signature_template: next,
  users_count: count,
}: TemplateUsage['successors'][number]): string {
  const people = signatureListTexts.users(count)
  if (next === null) return labels.nothing(people)
  return labels[source === 'team' ? 'fromTeam' : 'fromOrganisation'](people, next.name)
}

/** Shows who uses a signature, and what these people get once the signature is deleted. */
export function SignatureUsage({ usage }: { usage: TemplateUsage }) {
  const { is_default, teams, people, successors } = usage
  const holders = [
    is_default && labels.isDefault,
    teams.total > 0 && labels.teams(teams.total, listed(teams)),
    people.total > 0 && labels.people(people.total, listed(people)),
  ].filter((line) => line !== false)
  if (holders.length === 0) return labels.nobody
  return (
    <Usage>
      <dt>{labels.who}</dt>
      {holders.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {successors.length > 0 && <dt>{labels.instead}</dt>}
      {successors.map((successor) => (
        <dd key={successorText(successor)}>{successorText(successor)}</dd>
      ))}
      {successors.length > 0 && <dd>{labels.installed}</dd>}
    </Usage>
  )
}
