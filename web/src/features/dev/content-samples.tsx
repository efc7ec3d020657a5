import { BadgeCheck, Clock3 } from 'lucide-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '../../ui/card.tsx';
import { LineChart } from '../../ui/line-chart.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../ui/table.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { Sample } from './sample.tsx';

export function ContentSamples({ scheme }: { scheme: string }) {
  return (
    <>
      <Sample title="Brand and Avatar">
        <Brand />
        <Avatar name="Maya Torres" />
        <Avatar name="coach@faircourt.test" className="size-14 text-base" />
        <Avatar name="Without photo" photoUrl="/avatar-placeholder.svg" />
      </Sample>
      <Sample title="Card" className="items-stretch">
        <Card className="w-full">
          <CardHeader>
            <CardTitle>Measurements</CardTitle>
            <CardDescription>Checked by a regional director.</CardDescription>
          </CardHeader>
          <CardContent>Height 191 cm, wingspan 198 cm.</CardContent>
          <CardFooter>
            <Button size="sm">Release</Button>
            <Button size="sm" variant="ghost">
              Not now
            </Button>
          </CardFooter>
        </Card>
      </Sample>
      <Sample title="Tabs" className="block">
        <Tabs defaultValue="profile">
          <TabsList aria-label="Sample tabs">
            <TabsTrigger value="profile">Profile</TabsTrigger>
            <TabsTrigger value="academics">Academics</TabsTrigger>
            <TabsTrigger value="videos" disabled>
              Videos
            </TabsTrigger>
          </TabsList>
          <TabsContent value="profile">The profile tab.</TabsContent>
          <TabsContent value="academics">The academics tab.</TabsContent>
        </Tabs>
      </Sample>
      <Sample title="Table" className="block">
        <Table label={`Sample athletes, ${scheme}`}>
          <TableHead>
            <tr>
              <TableHeaderCell>Athlete</TableHeaderCell>
              <TableHeaderCell>Class</TableHeaderCell>
              <TableHeaderCell>Height</TableHeaderCell>
              <TableHeaderCell>State</TableHeaderCell>
            </tr>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableCell>Maya T.</TableCell>
              <TableCell>2027</TableCell>
              <TableCell>178 cm</TableCell>
              <TableCell>
                <Badge tone="verified" icon={BadgeCheck}>
                  Verified
                </Badge>
              </TableCell>
            </TableRow>
            <TableRow>
              <TableCell>Lucas A.</TableCell>
              <TableCell>2028</TableCell>
              <TableCell>201 cm</TableCell>
              <TableCell>
                <Badge tone="caution" icon={Clock3}>
                  Self-reported
                </Badge>
              </TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Sample>
      <Sample title="LineChart" className="block">
        <LineChart
          label="Points, rebounds and assists per game"
          pointsLabel="Season"
          points={['2022-23', '2023-24', '2024-25', '2025-26'].map((label) => ({ key: label, label }))}
          series={[
            { name: 'Points', values: [8.4, 12.1, 15.9, 18.2] },
            { name: 'Rebounds', values: [3.2, null, 4.8, 6.1] },
            { name: 'Assists', values: [2.1, 3.4, 3.9, 5.6] },
          ]}
          formatValue={String}
          isZeroBased
        />
      </Sample>
    </>
  );
}
