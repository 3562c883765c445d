import Box from '@mui/material/Box';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const mills = [
  { name: 'Upper mill', output: [82, 74, 69, 51, 33, 21] },
  { name: 'Bridge mill', output: [64, 66, 60, 48, 39, 30] },
  { name: 'Lower mill', output: [91, 88, 70, 62, 44, 35] },
];

/** The more, the more of the color; the text takes the readable side. */
const shade = (value: number) => ({
  background: `color-mix(in srgb, #0d47a1 ${value}%, #e3f2fd)`,
  color: value > 71 ? '#fff' : '#000',
  padding: '6px 10px',
  textAlign: 'end' as const,
});

export default function HeatTable() {
  return (
    <Box sx={{ overflowX: 'auto', maxWidth: '100%' }} tabIndex={0}>
      <table style={{ borderSpacing: 2 }}>
        <caption>Electricity from three water mills (MWh)</caption>
        <thead>
          <tr>
            <td />
            {months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mills.map(({ name, output }) => (
            <tr key={name}>
              <th scope="row" style={{ textAlign: 'start' }}>
                {name}
              </th>
              {output.map((value, index) => (
                <td key={months[index]} style={shade(value)}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
