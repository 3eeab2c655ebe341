import type { TemplateUsage } from '@org/api/client'
import { signaturesTexts } from '../texts.ts'
import { Usage } from './signatures.styles.ts'

const words = signaturesTexts.usage

interface Named {
  data: readonly { name: string }[]
  total: number
}

/** `Ventes, Studio et 3 autres`; people who may not be named are among the others. */
function listed({ data, total }: Named): string {
  const names = data.map(({ name }) => name)
  const others = total - names.length
  return others === 0 ? names.join(', ') : words.andOthers(names, others)
}

function successorText({
  source,
  signature_template: next,
  users_count: count,
}: TemplateUsage['successors'][number]): string {
  const people = signaturesTexts.users(count)
  if (next === null) return words.nothing(people)
  return words[source === 'team' ? 'fromTeam' : 'fromOrganisation'](people, next.name)
}

/** Who uses a template, and what these people get once it is deleted. */
export function TemplateUsageText({ usage }: { usage: TemplateUsage }) {
  const { is_default, teams, people, successors } = usage
  const holders = [
    is_default && words.isDefault,
    teams.total > 0 && words.teams(teams.total, listed(teams)),
    people.total > 0 && words.people(people.total, listed(people)),
  ].filter((line) => line !== false)
  if (holders.length === 0) return words.nobody
  return (
    <Usage>
      <dt>{words.who}</dt>
      {holders.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
      {successors.length > 0 && <dt>{words.instead}</dt>}
      {successors.map((successor) => (
        <dd key={successorText(successor)}>{successorText(successor)}</dd>
      ))}
      {successors.length > 0 && <dd>{words.installed}</dd>}
    </Usage>
  )
}
