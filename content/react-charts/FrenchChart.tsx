import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { frFR } from '@mui/x-charts/locales';

const { localeText } =
  frFR.components.MuiChartsLocalizationProvider.defaultProps;

export default function FrenchChart() {
  return (
    <ChartsLocalizationProvider localeText={localeText}>
      <BarChart
        height={220}
        title="Travaux de la semaine"
        xAxis={[{ data: ['lundi', 'mardi', 'mercredi'] }]}
        series={[]}
      />
    </ChartsLocalizationProvider>
  );
}
