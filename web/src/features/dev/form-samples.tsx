import { useState } from 'react';
import { Checkbox, Switch } from '../../ui/checkbox.tsx';
import { CountryField } from '../../ui/country-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, PasswordInput, Select, Textarea } from '../../ui/input.tsx';
import { Meter, Progress } from '../../ui/meter.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { UnitSwitch } from '../../ui/unit-switch.tsx';
import { UpperCaseInput } from '../../ui/upper-case-input.tsx';
import { Sample } from './sample.tsx';

export function FormSamples() {
  return (
    <>
      <Sample title="Field and Input" className="grid sm:grid-cols-2">
        <Field label="Name">
          <Input placeholder="Placeholder" />
        </Field>
        <Field label="Email" hint="We only write when it matters.">
          <Input type="email" defaultValue="maya@faircourt.test" />
        </Field>
        <Field label="Height (cm)" error="Enter a number from 100 to 250." isRequired>
          <Input inputMode="numeric" defaultValue="310" />
        </Field>
        <Field label="Team" isOptional>
          <Input disabled defaultValue="Not editable" />
        </Field>
        <Field
          label="Password"
          action={
            <a href="#main" className="text-sm text-court underline">
              Forgot?
            </a>
          }
        >
          <PasswordInput defaultValue="courtside" autoComplete="off" />
        </Field>
        <Field label="Position">
          <Select defaultValue="pg">
            <option value="pg">Point Guard</option>
            <option value="c">Center</option>
          </Select>
        </Field>
        <Field label="Weight" hint="30 to 200">
          <NumberInput defaultValue={82.5} step={0.1} />
        </Field>
        <Field label="Code">
          <UpperCaseInput maxLength={6} placeholder="ABC123" />
        </Field>
        <CountrySample />
        <Field label="Read only">
          <Input readOnly defaultValue="Set once" />
        </Field>
        <Field label="Bio" hint="At most 1000 characters." className="sm:col-span-2">
          <Textarea defaultValue="Left-handed guard who reads the floor." />
        </Field>
      </Sample>
      <Sample title="Checkbox" className="flex-col items-start">
        <Checkbox label="Unchecked" />
        <Checkbox label="Checked" description="With a sentence that explains it." defaultChecked />
        <Checkbox label="Disabled" disabled defaultChecked />
      </Sample>
      <Sample title="Switch" className="flex-col items-stretch">
        <Switch label="Off" />
        <Switch label="On" description="Takes effect at once." defaultChecked />
        <Switch label="Disabled" disabled />
      </Sample>
      <Sample title="Segmented and UnitSwitch">
        <SegmentedSample />
        <UnitSwitch />
      </Sample>
      <Sample title="Meter and Progress" className="flex-col items-stretch">
        <Meter label="Profiles used" value={32} max={50} valueText="32 of 50" />
        <Meter label="Password strength" value={3} max={4} tone="verified" />
        <Meter label="Nearly used up" value={47} max={50} tone="caution" />
        <Progress label="Upload" value={62} />
      </Sample>
    </>
  );
}

const VIEWS = [
  { value: 'per_game', label: 'Per game' },
  { value: 'totals', label: 'Totals' },
] as const;

function SegmentedSample() {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('per_game');
  return <Segmented label="Show" isLabelShown options={VIEWS} value={view} onChange={setView} />;
}

function CountrySample() {
  const [code, setCode] = useState('');
  return <CountryField label="Country code" placeholder="US" value={code} onChange={setCode} />;
}
