import type { ContactRule } from '@faircourt/contracts/requests';
import { CalendarCheck, TimerOff, Trash2 } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../ui/table.tsx';
import { toast } from '../../ui/toast.tsx';
import { useConfirmRule, useDeleteRule } from './contact-rules.queries.ts';
import { isOld } from './rule-filter.ts';

const COLUMNS = ['division', 'class', 'channel', 'first_allowed', 'source', 'as_of', 'actions'] as const;

type RuleTableProps = { rules: readonly ContactRule[]; now: Date; isKeeper: boolean };

export function RuleTable({ rules, now, isKeeper }: RuleTableProps) {
  const t = useText();
  return (
    <Table label={t('contact_rules.table')}>
      <TableHead>
        <tr>
          {COLUMNS.filter((column) => isKeeper || column !== 'actions').map((column) => (
            <TableHeaderCell key={column}>{t(`contact_rules.${column}`)}</TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} isOld={isOld(rule, now)} isKeeper={isKeeper} />
        ))}
      </TableBody>
    </Table>
  );
}

type RuleRowProps = { rule: ContactRule; isOld: boolean; isKeeper: boolean };

function RuleRow({ rule, isOld: isRuleOld, isKeeper }: RuleRowProps) {
  const t = useText();
  const format = useFormat();
  const team = t('contact_rules.team', {
    division: t(`division.${rule.division}`),
    program: t(`program.${rule.program}`),
  });
  const day = rule.first_allowed ? format.day(rule.first_allowed) : t('contact_rules.not_bound');
  const name = t('contact_rules.rule', { team, year: String(rule.grad_year), day });
  return (
    <TableRow>
      <TableCell className="min-w-32 font-medium">{team}</TableCell>
      <TableCell>{String(rule.grad_year)}</TableCell>
      <TableCell className="min-w-28">{t(`contact_rules.channel.${rule.channel}`)}</TableCell>
      <TableCell className="whitespace-nowrap">{day}</TableCell>
      <TableCell className="min-w-44 [overflow-wrap:anywhere]">{rule.source}</TableCell>
      <TableCell className="whitespace-nowrap">
        <span className="block">{format.day(rule.as_of)}</span>
        {isRuleOld && (
          <Badge tone="caution" icon={TimerOff} className="mt-1">
            {t('contact_rules.old')}
          </Badge>
        )}
      </TableCell>
      {isKeeper && (
        <TableCell>
          <div className="flex flex-col items-start gap-1">
            <ConfirmRule rule={rule} name={name} />
            <DeleteRule rule={rule} name={name} />
          </div>
        </TableCell>
      )}
    </TableRow>
  );
}

function ConfirmRule({ rule, name }: { rule: ContactRule; name: string }) {
  const t = useText();
  const errorText = useErrorText();
  const confirm = useConfirmRule();

  const press = async () => {
    try {
      await confirm.mutateAsync(rule.id);
      toast.success({ title: t('contact_rules.confirm.done'), description: name });
    } catch (error) {
      toast.destructive({ title: t('contact_rules.confirm.failed'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-10 whitespace-nowrap"
      icon={<CalendarCheck aria-hidden />}
      isBusy={confirm.isPending}
      aria-label={t('ui.named_action', { action: t('contact_rules.confirm'), title: name })}
      onClick={() => void press()}
    >
      {t('contact_rules.confirm')}
    </Button>
  );
}

/** A deleted rule may open or hold requests at once, so it asks first. */
function DeleteRule({ rule, name }: { rule: ContactRule; name: string }) {
  const t = useText();
  const remove = useDeleteRule();
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="min-h-10 text-stop"
          icon={<Trash2 aria-hidden />}
          aria-label={t('ui.named_action', { action: t('contact_rules.delete'), title: name })}
        >
          {t('contact_rules.delete')}
        </Button>
      }
      title={t('contact_rules.delete.title', { name })}
      description={t('contact_rules.delete.text')}
      confirmLabel={t('contact_rules.delete')}
      busyText={t('contact_rules.delete.busy')}
      onConfirm={() => remove.mutateAsync(rule.id)}
      done={{ title: t('contact_rules.delete.done'), description: name }}
      failed={t('contact_rules.delete.failed')}
    />
  );
}
