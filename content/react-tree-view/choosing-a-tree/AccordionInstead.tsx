import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const questions = [
  {
    id: 'hours',
    question: 'When is the pool open?',
    answer: 'From May to September, daily from 8 to 20.',
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: '4 €, and 2 € for children. Tuesdays are free.',
  },
];

/** One level under each heading: no tree. */
export default function AccordionInstead() {
  return (
    <div style={{ width: '100%' }}>
      {questions.map(({ id, question, answer }) => (
        <Accordion key={id} defaultExpanded={id === 'hours'}>
          <AccordionSummary id={id} aria-controls={`${id}-answer`}>
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
