import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { ConsentPoint } from 'shared-contracts/projects';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { axisLook, chartColors, chartMargin, firstSize } from './chart-colors.ts';

interface ConsentChartProps {
  readonly points: readonly ConsentPoint[];
  /** All agreements of the project: where the lines shall arrive. */
  readonly agreements: number;
}

/** Agreements with their consent, week by week, beside the plan. */
export function ConsentChart({ points, agreements }: ConsentChartProps) {
  const { t, language } = useTexts('projects');
  const hasPlan = points.some(({ planned }) => planned !== undefined);
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
      <LineChart data={[...points]} margin={chartMargin} accessibilityLayer={false}>
        <CartesianGrid stroke={chartColors.grid} vertical={false} />
        <XAxis
          {...axisLook}
          dataKey="week"
          tickFormatter={(week: string) => shownDate(week, language)}
          minTickGap={40}
        />
        <YAxis {...axisLook} domain={[0, Math.max(1, agreements)]} allowDecimals={false} width={40} />
        {hasPlan && <Legend />}
        {hasPlan && (
          <Line
            dataKey="planned"
            name={t('progress.consent.plan')}
            stroke={chartColors.plan}
            strokeDasharray="5 4"
            dot={false}
            isAnimationActive={false}
          />
        )}
        <Line
          type="stepAfter"
          dataKey="done"
          name={t('progress.consent.done')}
          stroke={chartColors.done}
          strokeWidth={2.5}
          dot={points.length < 3}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
