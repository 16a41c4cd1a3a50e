import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { axisLook, chartColors, chartMargin, firstSize } from './chart-colors.ts';

/** A part of each bar: its values, name and colour. */
interface BarPart {
  readonly key: string;
  readonly name: string;
  readonly color: string;
}

interface BarsChartProps {
  /** A bar each, from the top down. */
  readonly bars: readonly { readonly name: string; readonly [part: string]: string | number }[];
  readonly parts: readonly BarPart[];
  /** Whether a legend names the colours; not needed if the names of the bars do. */
  readonly isExplained?: boolean;
  /** A value as the axis shows it. */
  readonly textOf?: (value: number) => string;
}

/** Lying bars of several parts: their names are long. */
export function BarsChart({ bars, parts, isExplained = true, textOf = String }: BarsChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={firstSize}>
      <BarChart data={[...bars]} layout="vertical" margin={chartMargin} accessibilityLayer={false}>
        <CartesianGrid stroke={chartColors.grid} horizontal={false} />
        <XAxis {...axisLook} type="number" allowDecimals={false} tickFormatter={textOf} />
        <YAxis {...axisLook} type="category" dataKey="name" width={120} interval={0} />
        {parts.length > 1 && isExplained && <Legend />}
        {parts.map(({ key, name, color }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            stackId="one"
            fill={color}
            maxBarSize={22}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
