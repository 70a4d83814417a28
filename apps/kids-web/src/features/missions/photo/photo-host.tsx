import { canComplete } from '@herohood/domain/missions/today-status';
import { useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import type { Mission } from '../missions-of';
import { CameraSheet } from './camera-sheet';
import { wantedPhoto } from './wanted-photo';

type Props = {
  missions: readonly Mission[];
  onSend: (mission: Mission, photo: string) => void;
};

const endPhoto = () => wantedPhoto.set(null);

/** Shows the camera's sheet of the mission that asks for it, as long as it can be done. */
export default function PhotoHost({ missions, onSend }: Props) {
  const wanted = useSelector(wantedPhoto);
  const mission = missions.find(({ habit }) => habit.id === wanted?.habitId);
  useEffect(() => endPhoto, []);
  if (!wanted || !mission || !canComplete(mission.status)) return null;
  return (
    <CameraSheet
      key={`${wanted.habitId} ${mission.slot} ${wanted.isRefused}`}
      habit={mission.habit}
      isRequired={mission.photo === 'required'}
      isRefused={wanted.isRefused ?? false}
      onSend={(photo) => {
        endPhoto();
        onSend(mission, photo);
      }}
      onClose={endPhoto}
    />
  );
}
